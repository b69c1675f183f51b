import type { FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';

type Token = NonNullable< ComponentProps< typeof FormTokenField >[ 'value' ] >[ number ];

export function nameIn( token: Token ): string {
	return typeof token === 'string' ? token : token.value;
}

/** WordPress 7.1 and newer explain how to type there, where choosing is meant. */
export const WITHOUT_HELP = { help: '' };

/** What a field of tokens says to who does not see it. */
export function tokenWords() {
	return {
		added: __( 'Added.', 'userfeedback' ),
		removed: __( 'Removed.', 'userfeedback' ),
		remove: __( 'Remove', 'userfeedback' ),
		__experimentalInvalid: __( 'No match. Choose an item from the list.', 'userfeedback' ),
	};
}
