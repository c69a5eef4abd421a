const format = (value, options = {})=>value.toFixed(options.digits ?? 0);
export { format };
