import { Button } from '@wordpress/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Drawer } from '@/components/ui/layout/Drawer';
import { Tabs } from '@/components/ui/layout/Tabs';
import type { Inbox, InboxItem } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { InboxEntry } from './InboxEntry';
import { useDismissal } from './use-inbox';
import './InboxDrawer.scss';

type View = 'inbox' | 'dismissed';

interface Props {
	query: UseQueryResult< Inbox >;
	onClose: () => void;
}

export function InboxDrawer( { query, onClose }: Props ) {
	const [ view, setView ] = useState< View >( 'inbox' );
	const dismissal = useDismissal();

	return (
		<Drawer title={ __( 'Notifications', 'userfeedback' ) } onClose={ onClose }>
			<QueryState
				query={ query }
				skeleton={ <Skeleton height="120px" /> }
				failure={ __( 'Couldn’t load the notifications.', 'userfeedback' ) }
			>
				{ ( { notifications, dismissed } ) => (
					<Tabs< View >
						label={ __( 'Notifications', 'userfeedback' ) }
						tabs={ [
							{ name: 'inbox', title: tabTitle( __( 'Inbox', 'userfeedback' ), notifications.length ) },
							{
								name: 'dismissed',
								title: tabTitle( __( 'Dismissed', 'userfeedback' ), dismissed.length ),
							},
						] }
						chosen={ view }
						onChoose={ setView }
					>
						{ view === 'inbox' ? (
							<>
								{ notifications.length > 1 && (
									<div className="uf-inbox__all">
										<Button variant="tertiary" onClick={ () => dismissal.mutate( 'all' ) }>
											{ __( 'Dismiss All', 'userfeedback' ) }
										</Button>
									</div>
								) }
								<Entries
									entries={ notifications }
									none={ __( 'You’re all caught up', 'userfeedback' ) }
									onDismiss={ dismissal.mutate }
								/>
							</>
						) : (
							<Entries
								entries={ dismissed }
								none={ __( 'No dismissed notifications', 'userfeedback' ) }
							/>
						) }
					</Tabs>
				) }
			</QueryState>
		</Drawer>
	);
}

interface EntriesProps {
	entries: readonly InboxItem[];
	/** Text for an empty list. */
	none: string;
	onDismiss?: ( id: string ) => void;
}

function Entries( { entries, none, onDismiss }: EntriesProps ) {
	return entries.length === 0 ? (
		<EmptyState title={ none } />
	) : (
		<ul className="uf-inbox__list">
			{ entries.map( ( entry ) => (
				<InboxEntry key={ entry.id } entry={ entry } onDismiss={ onDismiss } />
			) ) }
		</ul>
	);
}

function tabTitle( name: string, count: number ): string {
	return count === 0
		? name
		: /* translators: 1: name of a list. 2: how many are in it */
			sprintf( __( '%1$s (%2$s)', 'userfeedback' ), name, formatNumber( count ) );
}
