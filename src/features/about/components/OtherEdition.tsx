import { __ } from '@wordpress/i18n';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { useSite } from '@/lib/site';

/** Explains how an edition without plans and the other edition work together. */
export function OtherEdition() {
	const { upgrade_url: url } = useSite();

	return (
		<div className="uf-reading__words">
			<p>
				{ __(
					'Plus, Pro, and Elite are plans of another edition, which replaces this one. Switching to it or back keeps your surveys, responses, and settings.',
					'userfeedback'
				) }
			</p>
			{ url !== '' && (
				<p>
					<LinkOut href={ url }>{ __( 'About the other edition', 'userfeedback' ) }</LinkOut>
				</p>
			) }
		</div>
	);
}
