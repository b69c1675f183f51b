import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export function OtherTabNotice() {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'This survey is open in another tab too. Neither overwrites the other: what is saved there is taken in here when you save.',
				'userfeedback'
			) }
		</Notice>
	);
}
