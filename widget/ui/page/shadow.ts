import css from '../styles.css';
import { rootIn, sheetOf } from './own-root';

const sheet = sheetOf( css );

/** What a survey is drawn in. */
export const shadowIn = ( parent: Element ): ShadowRoot => rootIn( parent, sheet );
