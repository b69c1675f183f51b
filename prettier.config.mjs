import wordpress from '@wordpress/prettier-config';

/** WordPress's own formatting, with the longer lines that this code is read best in. */
export default { ...wordpress, printWidth: 120 };
