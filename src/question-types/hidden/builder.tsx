import { __ } from '@wordpress/i18n';
import type { BuilderParts } from '../builder';

export const hidden: BuilderParts = {
	title: () => [
		__( 'Name', 'userfeedback' ),
		'plan',
		__(
			'Visitors don’t see this field. Its value comes from the page’s URL, such as ?plan=pro, or from a script on the page. Don’t use it for passwords or other secrets.',
			'userfeedback'
		),
	],
};
