export { FailureNotice } from '../../shared/FailureNotice.tsx';
