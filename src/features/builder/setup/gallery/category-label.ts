import { __ } from '@wordpress/i18n';
import type { Category } from './gallery';

export function categoryLabel( category: Category ): string {
	switch ( category ) {
		case 'website':
			return __( 'Website', 'userfeedback' );
		case 'shop':
			return __( 'Store', 'userfeedback' );
		case 'product':
			return __( 'Product', 'userfeedback' );
		case 'content':
			return __( 'Content', 'userfeedback' );
		case 'audience':
			return __( 'Audience', 'userfeedback' );
		case 'loyalty':
			return __( 'Loyalty (NPS)', 'userfeedback' );
		case 'service':
			return __( 'Service', 'userfeedback' );
		case 'event':
			return __( 'Events', 'userfeedback' );
	}
}
