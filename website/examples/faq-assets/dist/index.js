import logo from "./logo.svg";
const brand = {
    name: 'Example',
    logo: logo
};
export { brand };
