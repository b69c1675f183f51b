import { Button } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { inbox as icon } from '@wordpress/icons';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { removeOpenFromUrl, isOpenInUrl } from './open-in-url';
import { useInbox } from './use-inbox';
import './InboxToggle.scss';

const InboxDrawer = lazy( async () => ( { default: ( await import( './InboxDrawer' ) ).InboxDrawer } ) );

/** How many notifications there are, and the way to them. */
export function InboxToggle() {
	const { can } = useSite();
	const query = useInbox();
	const [ isOpen, setOpen ] = useState( isOpenInUrl );
	const count = query.data?.notifications.length ?? 0;

	if ( ! can.edit && ! can.settings ) {
		return null;
	}
	return (
		<>
			<span className="uf-inbox-toggle">
				<Button
					__next40pxDefaultSize
					icon={ icon }
					label={ labelOf( count ) }
					showTooltip
					aria-haspopup="dialog"
					aria-expanded={ isOpen }
					onClick={ () => setOpen( true ) }
				/>
				{ count > 0 && (
					<span className="uf-inbox-toggle__count" aria-hidden="true">
						{ formatNumber( count ) }
					</span>
				) }
			</span>
			{ isOpen && (
				<Suspense fallback={ null }>
					<InboxDrawer
						query={ query }
						onClose={ () => {
							removeOpenFromUrl();
							setOpen( false );
						} }
					/>
				</Suspense>
			) }
		</>
	);
}

function labelOf( count: number ): string {
	return count === 0
		? __( 'Notifications', 'userfeedback' )
		: sprintf(
				/* translators: %s: how many */
				_n( '%s notification', '%s notifications', count, 'userfeedback' ),
				formatNumber( count )
			);
}
