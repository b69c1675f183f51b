import type { FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';

type Token = NonNullable< ComponentProps< typeof FormTokenField >[ 'value' ] >[ number ];

export function tokenName( token: Token ): string {
	return typeof token === 'string' ? token : token.value;
}

/** Hides the typing help of WordPress 7.1 and newer, because people choose here. */
export const WITHOUT_HELP = { help: '' };

/** Returns a token field's screen reader texts. */
export function tokenText() {
	return {
		added: __( 'Added.', 'userfeedback' ),
		removed: __( 'Removed.', 'userfeedback' ),
		remove: __( 'Remove', 'userfeedback' ),
		__experimentalInvalid: __( 'No match. Choose an item from the list.', 'userfeedback' ),
	};
}
