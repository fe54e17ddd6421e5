/** /pricing */
const Pricing = () => null;

export default Pricing;
