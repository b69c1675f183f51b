<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Exports\ExportRequest;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Creates the tables of a report. */
final class BuildExportTables {

	public function __construct( private readonly BuildCountTables $counts, private readonly FindExportColumns $columns ) {}

	/**
	 * @return non-empty-list<ExportTable>
	 * @throws ValidationFailed  There is no such report.
	 * @throws RequestError The survey has no such question.
	 */
	public function run( Survey $survey, ExportRequest $request, DayRange $range, ResponseFilter $filter, ResponsePages $pages ): array {
		if ( 'general' === $request->report ) {
			$ids = array_map( static fn( Question $question ): string => $question->id, $survey->questions );
			return array(
				new ResponsesExportTable( array_combine( $ids, $this->columns->run( $survey, $filter, $request->status ) ), $pages ),
			);
		}
		if ( ResponseStatus::PUBLISH !== $request->status ) {
			self::refuse( 'status', 'publish' ); // Numbers never include the trash.
		}
		if ( 'question' === $request->report ) {
			$question = self::question( $survey, (string) $request->questionId );
			return array( ...$this->counts->ofQuestion( $survey, $question, $range, $filter ), new TextsExportTable( $question, $pages ) );
		}
		$scored = $survey->scoredQuestion() ?? self::refuse( 'report', 'general, question' );
		if ( 'xlsx' !== $request->format ) {
			self::refuse( 'format', 'xlsx' );
		}
		return array( ...$this->counts->ofScores( $survey, $scored, $range, $filter ), new TextsExportTable( $scored, $pages ) );
	}

	/** @throws RequestError not found. */
	private static function question( Survey $survey, string $id ): Question {
		return $survey->question( $id ) ?? throw RequestError::notFound( "Survey $survey->id has no question $id.", 'question' );
	}

	/** @throws ValidationFailed */
	private static function refuse( string $field, string $known ): never {
		throw new ValidationFailed( array( new Violation( $field, 'enum', $known ) ) );
	}
}
