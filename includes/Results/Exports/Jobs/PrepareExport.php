<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Index\Filters\ParseFilter;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Exports\ExportRequest;
use UserFeedback\Results\Exports\Files\CsvWriter;
use UserFeedback\Results\Exports\Files\XlsxWriter;
use UserFeedback\Results\Exports\Sheets\BuildCountTables;
use UserFeedback\Results\Exports\Sheets\ExportTable;
use UserFeedback\Results\Exports\Sheets\FilteredResponsePages;
use UserFeedback\Results\Exports\Sheets\FindExportColumns;
use UserFeedback\Results\Exports\Sheets\ResponsePages;
use UserFeedback\Results\Exports\Sheets\ResponsePagesQuery;
use UserFeedback\Results\Exports\Sheets\ResponsesByIdQuery;
use UserFeedback\Results\Exports\Sheets\ResponsesExportTable;
use UserFeedback\Results\Exports\Sheets\TextsExportTable;
use UserFeedback\Results\FilteredResponses;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks that the export is allowed, and collects what writes it. */
final class PrepareExport {

	public function __construct(
		private readonly Db $db,
		private readonly SurveyRepository $surveys,
		private readonly BuildCountTables $counts,
		private readonly FindExportColumns $columns,
		private readonly AllowedRange $ranges,
		private readonly ParseFilter $filters,
		private readonly FilteredResponses $filtered,
		private readonly CurrentEdition $edition
	) {}

	/**
	 * @param int $newest latest response that it includes.
	 * @throws RequestError upgrade needed, or not found.
	 * @throws ValidationFailed
	 */
	public function run( ExportRequest $request, int $newest ): PreparedExport {
		$this->edition->get()->check( PlanFeature::EXPORT );
		$survey = $this->surveys->get( $request->surveyId );
		$range  = $this->ranges->between( $request->from, $request->to );
		$filter = $this->filters->parse( $survey, $request->filter )->between( $range->from, $range->to );
		if ( 'drop_off' === $request->report ) {
			return self::prepared( $survey, $request, array( $this->visits( $survey, $request, $range ) ), null );
		}
		$pages = $filter->isAsked()
			? new FilteredResponsePages(
				new ResponsesByIdQuery( $this->db ),
				$this->filtered,
				$survey->id,
				$filter,
				$request->status,
				$newest
			)
			: new ResponsePagesQuery( $this->db, $survey->id, $request->status, $range, $newest );
		return self::prepared( $survey, $request, $this->buildTables( $survey, $request, $range, $filter, $pages ), $pages );
	}

	/** @param non-empty-list<ExportTable> $sheets */
	private static function prepared( Survey $survey, ExportRequest $request, array $sheets, ?ResponsePages $pages ): PreparedExport {
		$shape = array( $survey->version, array_map( static fn( ExportTable $sheet ): array => $sheet->heading(), $sheets ) );
		return new PreparedExport(
			crc32( (string) wp_json_encode( $shape ) ),
			$sheets,
			$pages,
			'xlsx' === $request->format ? new XlsxWriter() : new CsvWriter()
		);
	}

	/** @throws ValidationFailed Visits have no status and no answers. */
	private function visits( Survey $survey, ExportRequest $request, DayRange $range ): ExportTable {
		if ( ResponseStatus::PUBLISH !== $request->status ) {
			self::refuse( 'status', 'publish' );
		}
		$others = array_diff_key( $request->filter, array_flip( array( 'device', 'language' ) ) );
		if ( $this->filters->parse( $survey, $others )->isAsked() ) {
			self::refuse( 'filter', 'device, language' );
		}
		/** @var array{device?: list<string>, language?: list<string>} $filter by its shape. */
		$filter = $request->filter;
		return $this->counts->ofVisits( $survey, $range, $filter['device'] ?? array(), $filter['language'] ?? array() );
	}

	/**
	 * Creates the tables of a report.
	 *
	 * @return non-empty-list<ExportTable>
	 * @throws ValidationFailed  There is no such report.
	 * @throws RequestError The survey has no such question.
	 */
	private function buildTables(
		Survey $survey,
		ExportRequest $request,
		DayRange $range,
		ResponseFilter $filter,
		ResponsePages $pages
	): array {
		if ( 'general' === $request->report ) {
			$ids = array_map( static fn( Question $question ): string => $question->id, $survey->answerable() );
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
		return $survey->answerableQuestion( $id ) ?? throw RequestError::notFound( "Survey $survey->id has no question $id.", 'question' );
	}

	/** @throws ValidationFailed */
	private static function refuse( string $field, string $known ): never {
		throw new ValidationFailed( array( new Violation( $field, 'enum', $known ) ) );
	}
}
