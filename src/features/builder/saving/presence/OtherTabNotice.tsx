import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export function OtherTabNotice() {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'This survey is also open in another tab. Nothing is overwritten: changes saved there are merged in when you save here.',
				'userfeedback'
			) }
		</Notice>
	);
}
