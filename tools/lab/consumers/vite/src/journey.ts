/** A test of the page with the page objects of the package. */
import * as ui from '@janani/ui/testing';
import { equal, waitUntil } from './equal';

const form = ui.formTester('Registration');

export const submitInvalidForm = async () => {
  await ui.textFieldTester('Phone').fill('123');
  await form.submit();
  await waitUntil(() => equal(form.errors().length, 6));
  equal(ui.textFieldTester('Phone').error(), 'Enter all ten digits.');
  await waitUntil(() => equal(document.activeElement?.getAttribute('role'), 'group'));
};

export const fillIn = async () => {
  await ui.textFieldTester('Name').fill('Asha');
  await ui.textFieldTester('Phone').fill('98765 43210');
  await ui.otpInputTester('Code').paste('Your code is 246810. Valid 10 min');
  await ui.selectTester('State').choose('Karnataka');
  await ui.searchableDropdownTester('City').choose('Kollam');
  await ui.datePickerTester('Due date').choose('2026-12-24');
  await ui.radioGroupTester('Language').choose('Malayalam');
  await ui.checkboxTester('I agree').toggle();
  await form.submit();
  const texts = { name: 'Asha', phone: '9876543210', code: '246810' };
  const choices = { state: 'ka', city: 'kollam', due: '2026-12-24', language: 'ml', agrees: true };
  await ui.toastTester(JSON.stringify({ ...texts, ...choices })).element();
};

export const startAgain = async () => {
  await ui.buttonTester('Start again').press();
  await waitUntil(() => equal(ui.textFieldTester('Name').value(), ''));
  equal(ui.selectTester('State').value(), 'Kerala');
  equal(ui.searchableDropdownTester('City').value(), '');
  equal(ui.radioGroupTester('Language').value(), 'English');
  equal(ui.checkboxTester('I agree').isSelected(), false);
};
