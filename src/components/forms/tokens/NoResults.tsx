import { __ } from '@wordpress/i18n';
import './NoResults.scss';

/** Replaces WordPress's own "No items found", which older versions lack. Placed in an element with role "status". */
export function NoResults() {
	return <p className="uf-locked">{ __( 'No results found.', 'userfeedback' ) }</p>;
}
