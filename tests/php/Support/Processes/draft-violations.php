<?php
declare(strict_types=1);

/**
 * Prints what a save would reject in drafts of surveys, one a line as JSON: the names of invalid fields, and of conditions that
 * it would remove or that can't be decided. Its argument is the stored notification settings until then. Needs no WordPress.
 */

use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Editing\Drafts\ConditionRules;
use UserFeedback\Surveys\Editing\Drafts\CredentialRules;
use UserFeedback\Surveys\Editing\Drafts\DraftRules;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\PruneConditions;
use UserFeedback\Surveys\Questions\QuestionDraft;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\SurveyShape;

define( 'USERFEEDBACK_COLLECTOR', true );
require dirname( __DIR__, 4 ) . '/includes/Platform/autoload.php';

function __( string $text, string ...$domain ): string {
	return $text;
}

function number_format_i18n( float $number, int $decimals = 0 ): string {
	return number_format( $number, $decimals );
}

/**
 * @param list<Violation> $violations
 * @return list<string>
 */
function ufPaths( array $violations ): array {
	return array_map( static fn( Violation $found ): string => $found->path, $violations );
}

/** @return array{refused: list<string>, dead: bool, undecided: list<string>} */
function ufVerdict( mixed $sent, Notifications $told, DateTimeImmutable $now ): array {
	$checked = Validator::body( SurveyShape::draft(), $sent );
	if ( ! $checked->fits() ) {
		return array(
			'refused'   => ufPaths( $checked->violations ),
			'dead'      => false,
			'undecided' => array(),
		);
	}
	/** @var array<string, mixed> $body */
	$body   = $checked->value;
	$draft  = SurveyDraft::fromArray( $body );
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
		$draft->notificationsOver( $told ),
		''
	);
	$rules  = new ConditionRules( $survey->questions );
	$found  = array();
	foreach ( $survey->questions as $index => $question ) {
		array_push( $found, ...$rules->violations( $question->logic, "questions[$index].logic.conditions" ) );
	}
	if ( $survey->notifications->emailActive ) {
		array_push( $found, ...$rules->violations( $survey->notifications->emailLogic, 'notifications.email.logic.conditions' ) );
	}
	return array(
		'refused'   => ufPaths(
			array( ...DraftRules::violations( $draft ), ...CredentialRules::violations( $draft->notificationsOver( $told ), $told ) )
		),
		'dead'      => serialize( PruneConditions::of( $survey ) ) !== serialize( $survey ),
		'undecided' => ufPaths( $found ),
	);
}

$ufNow = new DateTimeImmutable( '2026-11-22' );
/** @var array<string, mixed> $ufStored */
$ufStored = json_decode( $argv[1] ?? '{}', true, 64, JSON_THROW_ON_ERROR );
$ufTold   = Notifications::fromArray( $ufStored );
$ufLine   = fgets( STDIN );
while ( false !== $ufLine ) {
	echo json_encode( ufVerdict( json_decode( $ufLine, true, 64, JSON_THROW_ON_ERROR ), $ufTold, $ufNow ), JSON_THROW_ON_ERROR ), "\n";
	$ufLine = fgets( STDIN );
}
