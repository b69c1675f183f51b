import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { adminPage } from '@/lib/links/links';
import { isLite, upgradeLink, type Campaign } from '@/lib/edition/upgrade-link';
import { useSite } from '@/lib/site';
import { LinkOut } from '@/components/ui/actions/LinkOut';

/**
 * Shows what a plan adds, for sites without one.
 *
 * @param props.campaign the prompt's name
 * @param props.compare  true to link to the comparison if there is no shop
 */
export function UpgradeBanner( { campaign, compare = true }: { campaign: Campaign; compare?: boolean } ) {
	const site = useSite();
	const link = upgradeLink( site, campaign );
	const { price } = site.publisher;

	if ( ! isLite( site ) ) {
		return null;
	}
	return (
		<section className="uf-card uf-banner">
			<div className="uf-banner__words">
				<h2 className="uf-banner__title">{ __( 'More with UserFeedback Pro', 'userfeedback' ) }</h2>
				<p>
					{ __(
						'All question types, more templates, custom styling, targeting, scheduling, exports, and role-based access.',
						'userfeedback'
					) }
				</p>
				<p>
					{ price !== '' && <strong className="uf-banner__price">{ price }</strong> }
					{ link !== '' &&
						__( 'Lite users get 50% off, automatically applied at checkout.', 'userfeedback' ) }
				</p>
			</div>
			<div className="uf-banner__actions">
				{ link !== '' && (
					<LinkOut href={ link } variant="primary">
						{ __( 'Upgrade to Pro', 'userfeedback' ) }
					</LinkOut>
				) }
				{ compare && ! site.is_pro && (
					<LinkButton to="/about/lite-vs-pro">{ __( 'Compare Lite and Pro', 'userfeedback' ) }</LinkButton>
				) }
				{ link === '' && ( ! compare || site.is_pro ) && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ adminPage( site, 'userfeedback_settings', '/general' ) }
					>
						{ __( 'Enter a license key', 'userfeedback' ) }
					</Button>
				) }
			</div>
		</section>
	);
}
