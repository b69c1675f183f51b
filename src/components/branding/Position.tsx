import { __ } from '@wordpress/i18n';
import type { Theming } from '@/contract/types';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { type LookProps, lookField } from './looks';

/** A page in a right-to-left language doesn't mirror it: left is left. */
export function Position( { theming, looks }: LookProps ) {
	return (
		<div data-field={ lookField( 'position' ) }>
			<LockedRadio
				label={ __( 'Widget position', 'userfeedback' ) }
				help={ __(
					'Applies to pop-up surveys, not to surveys embedded with a block or shortcode.',
					'userfeedback'
				) }
				needs={ { feature: 'middle-positions', name: __( 'Widget Position', 'userfeedback' ) } }
				free={ [ 'bottom_right', 'bottom_left' ] }
				selected={ theming.position }
				options={ [
					{ value: 'bottom_right', label: __( 'Bottom right', 'userfeedback' ) },
					{ value: 'bottom_left', label: __( 'Bottom left', 'userfeedback' ) },
					...inTheMiddle(),
				] }
				onChange={ ( value ) => looks.choose( 'position', value ) }
			/>
		</div>
	);
}

function inTheMiddle(): { value: Theming[ 'position' ]; label: string }[] {
	return IN_EDITION[ 'middle-positions' ]
		? [
				{ value: 'middle_right', label: __( 'Middle right', 'userfeedback' ) },
				{ value: 'middle_left', label: __( 'Middle left', 'userfeedback' ) },
			]
		: [];
}
