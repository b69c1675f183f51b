import { type Draft, type FormQuestion, type Option, questionOf } from '../form/draft';
import { freeId } from '../form/new';
import { isSame } from '@/lib/same';
import { sentLabel } from '../form/sent';

/** A draft out of the server's answer knows no ids of options: they are those of the options that theirs were made of. */
export function knownOptions( theirs: Draft, base: Draft, mine: Draft ): Draft {
	const questions = theirs.questions.map( ( question ) => {
		const before = questionOf( base, question.id ) ?? questionOf( mine, question.id );
		const options = before ? known( question, before, questionOf( mine, question.id ) ) : question.config.options;
		return isSame( options, question.config.options )
			? question
			: { ...question, config: { ...question.config, options } };
	} );
	return { ...theirs, questions };
}

/** The same label is the same option; what is left over in the same place was renamed; all others are new. */
function known( { config }: FormQuestion, before: FormQuestion, mine: FormQuestion | undefined ): readonly Option[] {
	const old = before.config.options;
	const taken = [ ...old, ...( mine?.config.options ?? [] ) ];
	const found = new Map< Option, string >();
	const match = ( option: Option, partner: Option | undefined ) => {
		if ( partner && ! found.has( option ) && ! [ ...found.values() ].includes( partner.id ) ) {
			found.set( option, partner.id );
		}
	};
	for ( const option of config.options ) {
		match(
			option,
			taken.find(
				( candidate ) =>
					sentLabel( candidate ) === sentLabel( option ) && ! [ ...found.values() ].includes( candidate.id )
			)
		);
	}
	config.options.forEach( ( option, place ) => match( option, old[ place ] ) );

	const made: Option[] = [];
	for ( const option of config.options ) {
		made.push( { ...option, id: found.get( option ) ?? freeId( [ ...taken, ...made ] ) } );
	}
	return made;
}
