<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Questions\Quotas\QuotaShape;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Settings\TargetingShape;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds what quotas lack: each needs a name and conditions. A condition on a deleted question is an error, because without it, the
 * quota would count other people.
 */
final class QuotaRules {

	private const FIELD = 'settings.behavior.quotas';

	/** The comparisons of QuotaShape::SUBJECTS. */
	private const COMPARISONS = array(
		'device'   => array( '=', '!=' ),
		'language' => array( '=', '!=' ),
		'path'     => array( '=', 'STARTS_WITH' ),
	);

	/**
	 * Finds repeated IDs, which not even a draft may have.
	 *
	 * @param array<string, mixed> $behavior
	 * @return list<Violation>
	 */
	public static function ofDraft( array $behavior ): array {
		$ids   = array_column( Quota::listOf( $behavior ), 'id' );
		$found = array();
		foreach ( $ids as $index => $id ) {
			if ( array_search( $id, $ids, true ) < $index ) {
				$text    = __( 'Another quota already uses this ID.', 'userfeedback' );
				$found[] = new Violation( self::FIELD . "[$index].id", 'duplicate_id', null, $text );
			}
		}
		return $found;
	}

	/** @return list<Violation> */
	public static function violations( Survey $survey, ConditionRules $rules ): array {
		$found = array();
		foreach ( Quota::listOf( $survey->settings->part( 'behavior' ) ) as $index => $quota ) {
			$path = self::FIELD . "[$index]";
			if ( '' === trim( $quota->label ) ) {
				$found[] = new Violation( "$path.label", 'required', null, __( 'Enter a name for this quota.', 'userfeedback' ) );
			}
			if ( array() === $quota->conditions ) {
				$found[] = new Violation( "$path.conditions", 'required', null, __( 'Add a condition to this quota.', 'userfeedback' ) );
			}
			foreach ( $quota->conditions as $place => $condition ) {
				$at      = "{$path}.conditions[$place]";
				$found[] = in_array( $condition->questionId, QuotaShape::SUBJECTS, true )
					? self::ofVisit( $condition, $at )
					: $rules->ofOne( $condition, $at );
			}
		}
		return array_values( array_filter( $found ) );
	}

	private static function ofVisit( Condition $condition, string $path ): ?Violation {
		$value = is_string( $condition->value ) ? $condition->value : '';
		if ( ! in_array( $condition->compare, self::COMPARISONS[ $condition->questionId ] ?? array(), true ) ) {
			return new Violation( "$path.compare", 'compare', null, __( 'Choose a comparison.', 'userfeedback' ) );
		}
		[ $isValid, $problem ] = match ( $condition->questionId ) {
			'device'   => array(
				in_array( $value, TargetingShape::DEVICES, true ),
				__( 'Choose a device.', 'userfeedback' ),
			),
			'language' => array(
				1 === preg_match( '/\A[a-z]{2,3}(-([a-z]{2}|\d{3}))?\z/i', $value ),
				__( 'Enter the code of a language, such as de or de-AT.', 'userfeedback' ),
			),
			default    => array(
				str_starts_with( $value, '/' ),
				__( 'Enter a path that starts with a slash, such as /shop/.', 'userfeedback' ),
			),
		};
		return $isValid ? null : new Violation( "$path.value", 'rule', null, $problem );
	}
}
