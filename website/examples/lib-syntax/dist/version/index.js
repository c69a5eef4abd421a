const label = (item)=>{
    var _ref;
    return null != (_ref = null == item ? void 0 : item.name) ? _ref : 'untitled';
};
export { label };
