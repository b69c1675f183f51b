import wordpress from '@wordpress/prettier-config';

/** WordPress's own formatting, with longer lines, which suit this code better. */
export default { ...wordpress, printWidth: 120 };
