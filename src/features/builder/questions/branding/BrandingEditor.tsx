import { __ } from '@wordpress/i18n';
import { BrandingFields } from '@/components/branding/BrandingFields';
import { Card } from '@/components/ui/layout/Card';
import { useTheming } from './use-theming';
import { brandingTitle } from './branding-title';
import '@/components/branding/Branding.scss';

/** The survey's look, next to its preview. */
export function BrandingEditor() {
	const looks = useTheming();

	return (
		<Card
			className="uf-branding"
			title={
				<span tabIndex={ -1 } data-field="settings.theming">
					{ brandingTitle() }
				</span>
			}
		>
			{ looks.theming === null ? (
				<p className="uf-locked">
					{ __(
						'New surveys use the appearance set in Settings → Widget. To change the appearance of this survey, save it first.',
						'userfeedback'
					) }
				</p>
			) : (
				<BrandingFields theming={ looks.theming } looks={ looks } />
			) }
		</Card>
	);
}
