const label = (item)=>item?.name ?? 'untitled';
export { label };
