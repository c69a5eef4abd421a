const label = (text)=>text?.trim() ?? 'Button';
export { label };
