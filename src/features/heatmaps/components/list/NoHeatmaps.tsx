import { Button } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { storedSettings } from '@/api/settings';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { recordedPagesText } from '@/features/heatmaps/model/recorded-pages-text';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';

/** Why the list is empty, and what would change that. */
export function NoHeatmaps( { isSearched }: { isSearched: boolean } ) {
	const site = useSite();
	const { data } = useQuery( { ...storedSettings, enabled: ! isSearched && site.can.settings } );

	if ( isSearched ) {
		return (
			<EmptyState title={ __( 'No pages found', 'userfeedback' ) }>
				<LinkButton to="/">{ __( 'Clear search', 'userfeedback' ) }</LinkButton>
			</EmptyState>
		);
	}
	return (
		<EmptyState
			title={ __( 'No heatmaps yet', 'userfeedback' ) }
			text={
				site.can.settings
					? data === undefined
						? ''
						: recordedPagesText( data.settings )
					: __(
							'Ask someone who can change UserFeedback settings to choose which pages are recorded.',
							'userfeedback'
						)
			}
		>
			{ site.can.settings && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ adminPage( site, 'userfeedback_settings', '/heatmaps' ) }
				>
					{ __( 'Choose pages', 'userfeedback' ) }
				</Button>
			) }
		</EmptyState>
	);
}
