import { Button } from '@wordpress/components';
import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { api } from '@/api/client';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { InboxAction, InboxItem } from '@/contract/types';

interface Props {
	entry: InboxItem;
	/** Its buttons have nothing left to change: they are only links. */
	isDismissed?: boolean;
}

export function InboxButtons( { entry, isDismissed = false }: Props ) {
	return (
		<div className="uf-inbox__buttons">
			{ entry.buttons.map( ( button ) =>
				button.class && button.action && ! isDismissed ? (
					<ActionButton
						key={ button.text }
						text={ button.text }
						body={ { class: button.class, action: button.action } }
					/>
				) : (
					<Button
						key={ button.text }
						variant="secondary"
						size="compact"
						href={ button.url }
						{ ...( button.is_external && { target: '_blank', rel: 'noreferrer' } ) }
					>
						{ button.text }
						{ button.is_external && (
							<span className="screen-reader-text">
								{ ' ' }
								{ __( '(opens in a new tab)', 'userfeedback' ) }
							</span>
						) }
					</Button>
				)
			) }
		</div>
	);
}

/** Does what the server knows by its name, and goes where that leads. */
function ActionButton( { text, body }: { text: string; body: InboxAction } ) {
	const { show } = useSnackbars();
	const { mutate, isPending } = useMutation( {
		mutationFn: () => api( 'POST /notifications/action', { body } ),
		onSuccess: ( { redirect_to: address } ) => window.location.assign( address ),
		onError: () => show( __( 'Couldn’t complete this action. Try again.', 'userfeedback' ) ),
	} );

	return (
		<BusyButton isBusy={ isPending } onClick={ mutate }>
			{ text }
		</BusyButton>
	);
}
