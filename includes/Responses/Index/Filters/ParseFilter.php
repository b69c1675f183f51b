<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Text\SearchSegment;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Parses a requested filter and checks it against the survey: a condition that can never match is an error.
 *
 * @phpstan-type Asked array{
 *     question_id: string,
 *     is: value-of<AnswerCondition::KINDS>,
 *     values: list<string>,
 *     min?: int,
 *     max?: int,
 *     text: string,
 * }
 */
final class ParseFilter {

	private const FIELDS = array(
		'device'   => Facet::DEVICE,
		'browser'  => Facet::BROWSER,
		'os'       => Facet::OS,
		'page'     => Facet::PAGE,
		'language' => Facet::LANGUAGE,
		'country'  => Facet::COUNTRY,
	);

	public function __construct( private readonly CurrentEdition $edition ) {}

	/**
	 * @param array<string, mixed> $query a `filter` in the shape of FilterShape
	 * @throws ValidationFailed|RequestError not found, upgrade needed.
	 */
	public function parse( Survey $survey, array $query ): ResponseFilter {
		$visits = array();
		foreach ( self::FIELDS as $name => $field ) {
			/** @var list<string> $values by its shape. */
			$values = $query[ $name ] ?? array();
			if ( array() !== $values ) {
				$visits[ $field ] = $values;
			}
		}
		/** @var list<Asked> $asked by its shape. */
		$asked   = $query['answers'] ?? array();
		$answers = array();
		foreach ( $asked as $index => $condition ) {
			$answers[] = $this->condition( $survey, $condition, "filter.answers[$index]" );
		}
		$filter = new ResponseFilter( $visits, $answers );
		if ( $filter->isAsked() ) {
			$this->edition->get()->check( PlanFeature::QUICK_FILTERS );
		}
		return $filter;
	}

	/**
	 * Parses the filter of a list, which is limited to days only on request.
	 *
	 * @param array<string, mixed> $query with `filter`, and optionally `from` and `to`
	 * @throws ValidationFailed|RequestError not found, upgrade needed.
	 */
	public function ofList( Survey $survey, array $query ): ResponseFilter {
		/** @var array{filter: array<string, mixed>, from?: string, to?: string, search?: string} $query by its shape. */
		$filter = $this->parse( $survey, $query['filter'] )->between( $query['from'] ?? null, $query['to'] ?? null );
		if ( ! $filter->isAllTime() ) {
			$this->edition->get()->check( PlanFeature::QUICK_FILTERS );
		}
		return $filter->withEither( self::search( $survey, OwnerText::line( $query['search'] ?? '' ) ) ); // In every edition.
	}

	/**
	 * Matches any answer with the text: typed, in a comment, or in an option.
	 *
	 * @return list<AnswerCondition>
	 */
	private static function search( Survey $survey, string $text ): array {
		if ( '' === $text ) {
			return array();
		}
		$either = array();
		foreach ( $survey->answerable() as $question ) {
			$either[] = new AnswerCondition( $question->id, AnswerCondition::CONTAINS, text: $text );
			$labels   = array_values(
				array_filter( $question->options, static fn( string $option ): bool => SearchSegment::contains( $option, $text ) )
			);
			if ( array() !== $labels ) {
				$either[] = new AnswerCondition( $question->id, AnswerCondition::CHOSE, array_map( $question->idOf( ... ), $labels ) );
			}
		}
		return $either;
	}

	/** Returns the field of a Facet for its name in the contract. */
	public static function field( string $name ): string {
		return self::FIELDS[ $name ] ?? '';
	}

	/**
	 * @param Asked $asked
	 * @throws ValidationFailed|RequestError not found.
	 */
	private function condition( Survey $survey, array $asked, string $path ): AnswerCondition {
		$question = $survey->answerableQuestion( $asked['question_id'] );
		if ( null === $question ) {
			throw RequestError::notFound( "Survey $survey->id has no question {$asked['question_id']}.", 'question' );
		}
		$is = $asked['is'];
		return match ( $is ) {
			AnswerCondition::CHOSE    => new AnswerCondition( $question->id, $is, $this->chosen( $question, $asked['values'], $path ) ),
			AnswerCondition::BETWEEN  => $question->type->isTypedValue()
				? new AnswerCondition( $question->id, $is, range: self::range( $question->type, $asked, $path ), type: $question->type )
				: new AnswerCondition( $question->id, $is, $this->scores( $question, $asked, $path ) ),
			AnswerCondition::CONTAINS => new AnswerCondition( $question->id, $is, text: $this->text( $asked['text'], $path ) ),
			default                   => new AnswerCondition( $question->id, $is ),
		};
	}

	/**
	 * Options that were removed since remain valid values. Returns ids for labels.
	 *
	 * @param list<string> $values
	 * @return list<string>
	 */
	private function chosen( Question $question, array $values, string $path ): array {
		if ( ! $question->type->isQuantitative() ) {
			throw new ValidationFailed( array( new Violation( "$path.is", 'unknown' ) ) );
		}
		if ( array() === $values ) {
			throw new ValidationFailed( array( new Violation( "$path.values", 'required' ) ) );
		}
		return array_map( $question->idOf( ... ), $values );
	}

	/**
	 * @param array{min?: int, max?: int} $asked
	 * @return list<string>
	 */
	private function scores( Question $question, array $asked, string $path ): array {
		$known = array_map( 'intval', $question->type->isNumeric() ? $question->knownValues() : array() );
		if ( array() === $known ) {
			throw new ValidationFailed( array( new Violation( "$path.is", 'unknown' ) ) );
		}
		$min = max( min( $known ), $asked['min'] ?? min( $known ) );
		$max = min( max( $known ), $asked['max'] ?? max( $known ) );
		if ( $min > $max ) {
			throw new ValidationFailed( array( new Violation( "$path.min", 'maximum', $max ) ) );
		}
		$between = array_filter( $known, static fn( int $value ): bool => $value >= $min && $value <= $max );
		return array_values( array_map( 'strval', $between ) );
	}

	/**
	 * @param array{min?: int, max?: int, from?: string, to?: string} $asked
	 * @return array{int, int}
	 */
	private static function range( QuestionType $type, array $asked, string $path ): array {
		if ( $type->isDate() ) {
			$from = $asked['from'] ?? Limits::FIRST_DATE;
			$to   = $asked['to'] ?? Limits::LAST_DATE;
			return $from <= $to
				? array( (int) $type->orderOf( $from ), (int) $type->orderOf( $to ) )
				: throw new ValidationFailed( array( new Violation( "$path.from", 'max_date', $to ) ) );
		}
		$min = $asked['min'] ?? -Limits::NUMBER;
		$max = $asked['max'] ?? Limits::NUMBER;
		return $min <= $max ? array( $min, $max ) : throw new ValidationFailed( array( new Violation( "$path.min", 'maximum', $max ) ) );
	}

	private function text( string $text, string $path ): string {
		return '' !== trim( $text ) ? trim( $text ) : throw new ValidationFailed( array( new Violation( "$path.text", 'required' ) ) );
	}
}
