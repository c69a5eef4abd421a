import greet from 'my-lib';

greet();
