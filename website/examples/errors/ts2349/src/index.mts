import greet from 'ui';

greet();
