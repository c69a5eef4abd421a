const format = (text)=>text.trim();
export { format };
