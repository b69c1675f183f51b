<?php
declare(strict_types=1);

/**
 * Says of drafts of surveys, one a line as JSON, what a save would have against each: the names of the fields it would
 * refuse, and those of conditions that it would take out or that nothing could be decided by. Needs no WordPress.
 */

use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Questions\QuestionDraft;
use UserFeedback\Surveys\Saving\ConditionRules;
use UserFeedback\Surveys\Saving\DraftRules;
use UserFeedback\Surveys\Saving\DropDeadConditions;
use UserFeedback\Surveys\Saving\SurveyDraft;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyStatus;

define( 'USERFEEDBACK_COLLECTOR', true );
require dirname( __DIR__, 4 ) . '/includes/autoload.php';

function __( string $text ): string {
	return $text;
}

/** @return array{refused: list<string>, dead: bool, undecided: list<string>} */
function ufVerdict( mixed $sent, DateTimeImmutable $now ): array {
	$paths   = static fn( array $violations ): array => array_map( static fn( Violation $found ): string => $found->path, $violations );
	$checked = Validator::body( SurveyShape::draft(), $sent );
	if ( ! $checked->fits() || ! is_array( $checked->value ) ) {
		return array(
			'refused'   => $paths( $checked->violations ),
			'dead'      => false,
			'undecided' => array(),
		);
	}
	$draft  = SurveyDraft::fromArray( $checked->value );
	$survey = new Survey(
		1,
		$draft->title,
		$draft->status ?? SurveyStatus::DRAFT,
		$draft->type ?? 'survey',
		array_map( static fn( QuestionDraft $question ) => $question->toQuestion( (string) $question->id ), $draft->questions ?? array() ),
		SurveySettings::defaults( new ThankYou( 'Thanks' ) )->changed( $draft->settings ),
		1,
		$now,
		$draft->publishAt,
		$draft->notificationsOver( new Notifications() ),
		''
	);
	$rules  = new ConditionRules( $survey->questions );
	$found  = array();
	foreach ( $survey->questions as $index => $question ) {
		array_push( $found, ...$rules->violations( $question->logic, "questions[$index].logic.conditions" ) );
	}
	return array(
		'refused'   => $paths( DraftRules::violations( $draft ) ),
		// phpcs:ignore Universal.Operators.StrictComparisons.LooseEqual -- Two objects with the same in them are alike.
		'dead'      => DropDeadConditions::of( $survey ) != $survey,
		'undecided' => $paths( $found ),
	);
}

$ufNow = new DateTimeImmutable( '2026-11-22' );
while ( false !== ( $ufLine = fgets( STDIN ) ) ) {
	echo json_encode( ufVerdict( json_decode( $ufLine, true, 64, JSON_THROW_ON_ERROR ), $ufNow ), JSON_THROW_ON_ERROR ), "\n";
}
