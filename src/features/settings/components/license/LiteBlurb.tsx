import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { keys } from '@/api/keys';
import { IconButton } from '@/components/ui/actions/IconButton';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { Card } from '@/components/ui/layout/Card';
import { blurb, dismissBlurb } from '@/features/settings/api/blurb';
import { isLite, upgradeLink } from '@/lib/edition/upgrade-link';
import { useSite } from '@/lib/site';

/** Features that a plan adds; shown on sites without one until it is dismissed. */
export function LiteBlurb() {
	const site = useSite();
	const queryClient = useQueryClient();
	const { data } = useQuery( { ...blurb, enabled: isLite( site ) } );
	const dismiss = useMutation( {
		mutationFn: dismissBlurb,
		onMutate: () => queryClient.setQueryData( keys.blurb, { show: false } ),
	} );
	const link = upgradeLink( site, 'welcome-message' );

	if ( ! isLite( site ) || data?.show !== true ) {
		return null;
	}
	return (
		<Card
			title={ __( 'More with UserFeedback Pro', 'userfeedback' ) }
			actions={
				<IconButton
					icon={ closeSmall }
					label={ __( 'Dismiss', 'userfeedback' ) }
					onClick={ () => dismiss.mutate() }
				/>
			}
		>
			<div className="uf-settings__fields">
				<ul className="uf-settings__benefits">
					<li>{ __( 'All question types, comment boxes, and templates', 'userfeedback' ) }</li>
					<li>{ __( 'Your logo, colors, and fonts', 'userfeedback' ) }</li>
					<li>{ __( 'Device, page, and behavior targeting, plus scheduling', 'userfeedback' ) }</li>
					<li>{ __( 'Filters, exports, and AI summaries for results', 'userfeedback' ) }</li>
					<li>{ __( 'Role-based permissions', 'userfeedback' ) }</li>
				</ul>
				{ link !== '' && (
					<p>{ __( 'Lite users get 50% off, automatically applied at checkout.', 'userfeedback' ) }</p>
				) }
				<div className="uf-settings__actions">
					{ link !== '' && (
						<LinkOut href={ link } variant="primary">
							{ __( 'Upgrade to Pro', 'userfeedback' ) }
						</LinkOut>
					) }
					{ ! site.is_pro && (
						<LinkButton to="/about/lite-vs-pro">{ __( 'Compare plans', 'userfeedback' ) }</LinkButton>
					) }
				</div>
			</div>
		</Card>
	);
}
