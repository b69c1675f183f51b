<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Sheets;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Results\DayRange;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Creates the tables of a report. */
final class MakeSheets {

	public function __construct( private readonly CountSheets $counts, private readonly FindColumns $columns ) {}

	/**
	 * @return non-empty-list<Sheet>
	 * @throws Invalid  There is no such report.
	 * @throws NotFound The survey has no such question.
	 */
	public function run( Survey $survey, ExportRequest $request, DayRange $range, Filter $filter, ExportedPages $pages ): array {
		if ( 'general' === $request->report ) {
			$ids = array_map( static fn( Question $question ): string => $question->id, $survey->questions );
			return array( new ResponsesSheet( array_combine( $ids, $this->columns->run( $survey, $filter, $request->status ) ), $pages ) );
		}
		if ( ResponseStatus::PUBLISH !== $request->status ) {
			self::refuse( 'status', 'publish' ); // Numbers never include the trash.
		}
		if ( 'question' === $request->report ) {
			$question = self::question( $survey, (string) $request->questionId );
			return array( ...$this->counts->ofQuestion( $survey, $question, $range, $filter ), new TextsSheet( $question, $pages ) );
		}
		$scored = $survey->scoredQuestion() ?? self::refuse( 'report', 'general, question' );
		if ( 'xlsx' !== $request->format ) {
			self::refuse( 'format', 'xlsx' );
		}
		return array( ...$this->counts->ofScores( $survey, $scored, $range, $filter ), new TextsSheet( $scored, $pages ) );
	}

	/** @throws NotFound */
	private static function question( Survey $survey, string $id ): Question {
		return $survey->question( $id ) ?? throw new NotFound( "Survey $survey->id has no question $id.", 'question' );
	}

	/** @throws Invalid */
	private static function refuse( string $field, string $known ): never {
		throw new Invalid( array( new Violation( $field, 'enum', $known ) ) );
	}
}
