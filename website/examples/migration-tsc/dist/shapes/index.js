class Circle {
    radius;
    constructor(radius){
        this.radius = radius;
    }
    area() {
        return Math.PI * this.radius ** 2;
    }
}
export { Circle };
