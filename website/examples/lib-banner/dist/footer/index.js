const src_name = 'example';
export { src_name as name };

// end of file