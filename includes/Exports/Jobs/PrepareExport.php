<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Jobs;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\Files\CsvBook;
use UserFeedback\Exports\Files\XlsxBook;
use UserFeedback\Exports\Sheets\MakeSheets;
use UserFeedback\Exports\Sheets\MatchedPages;
use UserFeedback\Exports\Sheets\ResponsePagesQuery;
use UserFeedback\Exports\Sheets\ResponsesOfQuery;
use UserFeedback\Exports\Sheets\Sheet;
use UserFeedback\Responses\Filters\ReadFilter;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\Filtered\Meant;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks that the export is allowed, and collects what writes it. */
final class PrepareExport {

	public function __construct(
		private readonly Db $db,
		private readonly SurveyRepository $surveys,
		private readonly MakeSheets $sheets,
		private readonly AllowedRange $ranges,
		private readonly ReadFilter $filters,
		private readonly Meant $meant,
		private readonly CurrentEdition $edition
	) {}

	/**
	 * @param int $newest latest response that it includes.
	 * @throws UpgradeNeeded
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function run( ExportRequest $request, int $newest ): PreparedExport {
		$this->edition->get()->check( Feature::EXPORT );
		$survey = $this->surveys->get( $request->surveyId );
		$range  = $this->ranges->between( $request->from, $request->to );
		$filter = $this->filters->run( $survey, $request->filter )->between( $range->from, $range->to );
		$pages  = $filter->isAsked()
			? new MatchedPages( new ResponsesOfQuery( $this->db ), $this->meant, $survey->id, $filter, $request->status, $newest )
			: new ResponsePagesQuery( $this->db, $survey->id, $request->status, $range, $newest );
		$sheets = $this->sheets->run( $survey, $request, $range, $filter, $pages );
		$shape  = array( $survey->version, array_map( static fn( Sheet $sheet ): array => $sheet->heading(), $sheets ) );
		return new PreparedExport(
			crc32( (string) wp_json_encode( $shape ) ),
			$sheets,
			$pages,
			'xlsx' === $request->format ? new XlsxBook() : new CsvBook()
		);
	}
}
