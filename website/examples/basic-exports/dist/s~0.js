const sum = (values)=>values.reduce((a, b)=>a + b, 0);
export { sum };
