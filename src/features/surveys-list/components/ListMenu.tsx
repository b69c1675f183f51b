import { DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useNavigate } from 'react-router-dom';

/** Rarely needed actions, to keep Create New prominent. */
export function ListMenu() {
	const navigate = useNavigate();

	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ __( 'More', 'userfeedback' ) }
			popoverProps={ { placement: 'bottom-end' } }
			controls={ [ { title: __( 'Send log', 'userfeedback' ), onClick: () => navigate( '/deliveries' ) } ] }
		/>
	);
}
