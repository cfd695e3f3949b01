import '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';

export const area = componentStyle({ resize: 'vertical' }, 'area');
