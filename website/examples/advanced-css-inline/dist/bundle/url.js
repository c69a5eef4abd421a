const tipurl = import.meta.rspackPublicPath + "tip.css";
export { tipurl as href };
