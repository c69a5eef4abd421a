import './index.scss';
