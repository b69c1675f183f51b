<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results\Exports;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Tests\Support\Cases\ExportTestCase;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Made\AnsweredByHand;

/** The file of a filtered screen contains exactly what the screen shows. */
final class FilteredExportTest extends ExportTestCase {

	/** @dataProvider seeds */
	public function test_a_file_has_the_responses_that_a_simple_check_finds( int $seed ): void {
		mt_srand( $seed );
		$this->withPlan( Plan::PRO, Addon::QUESTION_TYPES );
		$known = $this->known();
		for ( $count = 0; $count < 160; ++$count ) {
			$known->respond();
			if ( 90 === $count ) {
				Plugin::get( ResponseProcessor::class )->run();
				Plugin::get( BitmapIndexer::class )->survey( $known->survey->id, 9.0, 0 );
			}
		}
		$trashed = array_slice( array_keys( $known->entries ), 0, 9 );
		Plugin::get( TrashResponses::class )->trash( $known->survey->id, $trashed );
		foreach ( $trashed as $id ) {
			$known->entries[ $id ]['status'] = 'trash';
		}
		for ( $look = 0; $look < 12; ++$look ) {
			$query = array( 'filter' => array( 'device' => array( 'mobile' ) ) );
			$query = 0 === $look ? $query : $known->anyFilter();
			foreach ( array( 'publish', 'trash' ) as $status ) {
				self::assertEqualsCanonicalizing(
					array_keys( $known->meant( $query, $status ) ),
					$this->idsIn( $known, $query, $status ),
					"seed $seed: $status " . wp_json_encode( $query )
				);
			}
		}
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		return SeededSample::seeds();
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int>
	 */
	private function idsIn( AnsweredByHand $known, array $query, string $status ): array {
		[ $file ] = Plugin::get( FindExportFile::class )->run(
			get_current_user_id(),
			array(
				'survey_id' => (string) $known->survey->id,
				'format'    => 'csv',
				'status'    => $status,
				'start'     => $query['from'] ?? '',
				'end'       => $query['to'] ?? '',
				'filter'    => $query['filter'] ?? array(),
			)
		);
		$ids      = array();
		rewind( $file );
		fgetcsv( $file, null, ',', '"', '' );
		for ( $row = fgetcsv( $file, null, ',', '"', '' ); is_array( $row ); $row = fgetcsv( $file, null, ',', '"', '' ) ) {
			$ids[] = (int) $row[0];
		}
		return $ids;
	}

	private function known(): AnsweredByHand {
		$options = array( 'config' => array( 'options' => AnsweredByHand::OPTIONS ) );
		return new AnsweredByHand(
			$this->aSurvey(
				array(
					'questions' => array(
						self::aQuestion( 'radio-button', $options ),
						self::aQuestion( 'checkbox', $options ),
						self::aQuestion( 'text' ),
						self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ),
					),
				)
			)
		);
	}
}
