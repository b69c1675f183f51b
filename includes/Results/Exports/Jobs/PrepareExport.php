<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Responses\Index\Filters\ParseFilter;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\Exports\ExportRequest;
use UserFeedback\Results\Exports\Files\CsvWriter;
use UserFeedback\Results\Exports\Files\XlsxWriter;
use UserFeedback\Results\Exports\Sheets\BuildExportTables;
use UserFeedback\Results\Exports\Sheets\ExportTable;
use UserFeedback\Results\Exports\Sheets\FilteredResponsePages;
use UserFeedback\Results\Exports\Sheets\ResponsePagesQuery;
use UserFeedback\Results\Exports\Sheets\ResponsesByIdQuery;
use UserFeedback\Results\FilteredResponses;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks that the export is allowed, and collects what writes it. */
final class PrepareExport {

	public function __construct(
		private readonly Db $db,
		private readonly SurveyRepository $surveys,
		private readonly BuildExportTables $buildTables,
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
		$pages  = $filter->isAsked()
			? new FilteredResponsePages(
				new ResponsesByIdQuery( $this->db ),
				$this->filtered,
				$survey->id,
				$filter,
				$request->status,
				$newest
			)
			: new ResponsePagesQuery( $this->db, $survey->id, $request->status, $range, $newest );
		$sheets = $this->buildTables->run( $survey, $request, $range, $filter, $pages );
		$shape  = array( $survey->version, array_map( static fn( ExportTable $sheet ): array => $sheet->heading(), $sheets ) );
		return new PreparedExport(
			crc32( (string) wp_json_encode( $shape ) ),
			$sheets,
			$pages,
			'xlsx' === $request->format ? new XlsxWriter() : new CsvWriter()
		);
	}
}
