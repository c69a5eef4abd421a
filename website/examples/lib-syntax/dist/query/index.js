const label = (item)=>(null == item ? void 0 : item.name) ?? 'untitled';
export { label };
