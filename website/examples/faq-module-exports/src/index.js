import greet from './legacy.cjs';

export default greet;
