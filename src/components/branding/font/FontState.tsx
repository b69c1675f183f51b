import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import type { Font, Theming } from '@/contract/types';
import type { useFontDownload } from './use-font-download';

interface Props {
	font: Theming[ 'font' ];
	chosen: Font;
	keep: ReturnType< typeof useFontDownload >;
}

/** Shows if the site has downloaded an external font, and if not, why. */
export function FontState( { font, chosen, keep }: Props ) {
	const isAsked = keep.variables?.family === font.family && keep.variables.weight === font.weight;
	const isKept = chosen.kept.includes( Number( font.weight ) );
	const said = isAsked ? keep.data?.message : undefined;

	if ( isAsked && keep.isPending ) {
		return (
			<p className="uf-branding__kept is-busy" role="status">
				<Spinner /> { __( 'Downloading the font to your site…', 'userfeedback' ) }
			</p>
		);
	}
	if ( isKept ) {
		return (
			<p className="uf-branding__kept" role="status">
				{ __( 'This font is stored on your site. Visitors never contact a font service.', 'userfeedback' ) }
			</p>
		);
	}
	return (
		<div className="uf-branding__kept">
			<p className="uf-field-error" role="status">
				{ said ?? __( 'This font isn’t on your site.', 'userfeedback' ) }{ ' ' }
				{ isAsked && keep.error && <ErrorMessage error={ keep.error } /> }{ ' ' }
				{ __(
					'Surveys use the page’s font until this one is downloaded. After you save, your site keeps trying to download it.',
					'userfeedback'
				) }
			</p>
			<Button size="compact" variant="secondary" onClick={ () => keep.mutate( font ) }>
				{ isAsked ? __( 'Try again', 'userfeedback' ) : __( 'Download font', 'userfeedback' ) }
			</Button>
		</div>
	);
}
