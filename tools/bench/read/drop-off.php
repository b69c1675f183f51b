<?php
/**
 * Adds the sums of a year's visits to a survey of 20 questions: php drop-off.php SITE_DIR VISITS
 *
 * Visitors have 3 kinds of device and 5 languages, and three in ten leave. The data is the same each time.
 */

declare(strict_types=1);

use UserFeedback\Bench\Surveys;
use UserFeedback\Plugin;
use UserFeedback\Responses\Visits\StepSumRepository;
use UserFeedback\Responses\Visits\StepSums;
use UserFeedback\Responses\Visits\Visit;
use UserFeedback\Results\DayRange;

const UF_DEVICES   = array( 'mobile', 'desktop', 'tablet' );
const UF_LANGUAGES = array( 'en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'en-US' );
const UF_DAYS      = 365;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
require_once __DIR__ . '/../fill/Surveys.php';
wp_set_current_user( 1 );
mt_srand( 20_261_129 );

$ufSurvey = ( new Surveys() )->long();
$ufSums   = Plugin::get( StepSumRepository::class );
$ufToday  = gmdate( 'Y-m-d' );
foreach ( DayRange::days( DayRange::daysBefore( $ufToday, UF_DAYS - 1 ), $ufToday ) as $ufDay ) {
	$ufRows = array();
	for ( $ufVisit = 0; $ufVisit < (int) $argv[2] / UF_DAYS; ++$ufVisit ) {
		$ufLeftAt = mt_rand( 0, 99 ) < 30 ? mt_rand( 0, count( $ufSurvey->questions ) - 1 ) : null;
		$ufSteps  = array();
		foreach ( $ufSurvey->questions as $ufPlace => $ufQuestion ) {
			$ufOutcome = $ufPlace === $ufLeftAt ? Visit::LEFT : ( mt_rand( 0, 9 ) > 0 ? Visit::ANSWERED : Visit::SKIPPED );
			$ufSteps[] = implode( ' ', array( $ufQuestion->id, $ufOutcome, mt_rand( 1, 40 ) ) );
			if ( $ufPlace === $ufLeftAt ) {
				break;
			}
		}
		$ufRows[] = array(
			'survey_id'   => (string) $ufSurvey->id,
			'device'      => UF_DEVICES[ mt_rand( 0, 2 ) ],
			'language'    => UF_LANGUAGES[ mt_rand( 0, 4 ) ],
			'day'         => $ufDay,
			'is_finished' => null === $ufLeftAt ? '1' : '0',
			'steps'       => implode( "\n", $ufSteps ),
		);
	}
	$ufSums->add( StepSums::of( $ufRows ) );
}
