import { __ } from '@wordpress/i18n';
import type { Plan } from '@/contract/features';

export function planLabel( plan: Plan ): string {
	switch ( plan ) {
		case 'lite':
			return __( 'Lite', 'userfeedback' );
		case 'plus':
			return __( 'Plus', 'userfeedback' );
		case 'pro':
			return __( 'Pro', 'userfeedback' );
		case 'elite':
			return __( 'Elite', 'userfeedback' );
	}
}
