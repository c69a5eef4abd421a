import { Button } from "./button";
export {
  Button
};
