import { __ } from '@wordpress/i18n';
import type { Theming } from '@/contract/types';

/** Describes the icon for screen readers. */
export function iconName( icon: Theming[ 'widget_toggle_icon' ] ): string {
	switch ( icon ) {
		case 'field-userfeedback':
			return __( 'Speech bubble with lines', 'userfeedback' );
		case 'field-smile':
			return __( 'Smile', 'userfeedback' );
		case 'field-mail-open':
			return __( 'Open letter', 'userfeedback' );
		case 'field-hand-star':
			return __( 'Hand with a star', 'userfeedback' );
		case 'field-comments':
			return __( 'Two speech bubbles', 'userfeedback' );
		case 'field-comment-star':
			return __( 'Speech bubble with a star', 'userfeedback' );
		case 'field-comment-heart':
			return __( 'Speech bubble with a heart', 'userfeedback' );
		case 'field-comment-edit':
			return __( 'Speech bubble with a pencil', 'userfeedback' );
		case 'field-chevron-down':
			return __( 'Arrow down', 'userfeedback' );
	}
}
