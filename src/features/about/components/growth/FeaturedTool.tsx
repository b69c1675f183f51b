import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Featured } from '@/features/about/model/featured';
import { upgradeLink } from '@/lib/edition/upgrade-link';
import { sprintf } from '@/lib/labels/sprintf';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { PluginList } from '../PluginList';
import { ToolCard } from '../ToolCard';
import { UpgradeBanner } from '../UpgradeBanner';

export function FeaturedTool( { item }: { item: NonNullable< Featured > } ) {
	switch ( item.kind ) {
		case 'pro':
			return IN_EDITION.plans && <UpgradeBanner campaign="growth-tools" />;
		case 'elite':
			return IN_EDITION.plans && <Elite adds={ item.adds } />;
		case 'monitoring':
			return (
				<ul className="uf-tools">
					<ToolCard
						title={ item.item.title }
						excerpt={ item.item.excerpt }
						action={ ( name ) => (
							<LinkOut href={ item.item.url } variant="primary" describedBy={ name }>
								{ __( 'Learn More', 'userfeedback' ) }
							</LinkOut>
						) }
					/>
				</ul>
			);
		case 'plugin':
			return <PluginList plugins={ [ item.plugin ] } />;
	}
}

function Elite( { adds }: { adds: string } ) {
	const site = useSite();
	const link = upgradeLink( site, 'growth-tools' );

	return (
		<section className="uf-card uf-banner">
			<div className="uf-banner__words">
				<h3 className="uf-banner__title">{ __( 'UserFeedback Elite', 'userfeedback' ) }</h3>
				<p>
					{ sprintf(
						/* translators: %s: names of add-ons, separated by commas */
						__( 'Adds %s to your current plan.', 'userfeedback' ),
						adds
					) }
				</p>
			</div>
			<div className="uf-banner__actions">
				{ link === '' ? (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ adminPage( site, 'userfeedback_settings', '/general' ) }
					>
						{ __( 'Enter a license key', 'userfeedback' ) }
					</Button>
				) : (
					<LinkOut href={ link } variant="primary">
						{ __( 'Upgrade to Elite', 'userfeedback' ) }
					</LinkOut>
				) }
			</div>
		</section>
	);
}
