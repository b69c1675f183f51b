import { DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useNavigate } from 'react-router-dom';

/** Rarely needed actions, to keep Create New prominent. On phones, `hasOrder` adds the one that has a button elsewhere. */
export function ListMenu( { hasOrder }: { hasOrder: boolean } ) {
	const navigate = useNavigate();

	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ __( 'More', 'userfeedback' ) }
			popoverProps={ { placement: 'bottom-end' } }
			controls={ [
				...( hasOrder
					? [ { title: __( 'Change order', 'userfeedback' ), onClick: () => navigate( '/order' ) } ]
					: [] ),
				{ title: __( 'Send log', 'userfeedback' ), onClick: () => navigate( '/deliveries' ) },
			] }
		/>
	);
}
